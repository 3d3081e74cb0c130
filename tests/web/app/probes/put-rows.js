export default async (rows) => {
  const database = await new Promise((resolve) => {
    const request = indexedDB.open("coloretto");
    request.onsuccess = () => resolve(request.result);
  });
  const transaction = database.transaction(["games", "days", "mistakes"], "readwrite");
  for (const [name, key, row] of rows) transaction.objectStore(name).put(row, key);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
};
