export default async (history) => {
  const database = await new Promise((resolve, reject) => {
    const request = indexedDB.open("coloretto");
    const make = (name) => request.result.createObjectStore(name);
    request.onupgradeneeded = () => ["games", "days", "mistakes"].forEach(make);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = database.transaction(["games", "days", "mistakes"], "readwrite");
  const keys = { games: "id", days: "date", mistakes: "id" };
  for (const [name, records] of Object.entries(history))
    for (const record of records) transaction.objectStore(name).put(record, record[keys[name]]);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
};
