export default async ([name, key]) => {
  const database = await new Promise((resolve) => {
    const request = indexedDB.open("coloretto");
    request.onsuccess = () => resolve(request.result);
  });
  const row = await new Promise((resolve) => {
    const request = database.transaction(name).objectStore(name).get(key);
    request.onsuccess = () => resolve(request.result);
  });
  database.close();
  return row;
};
