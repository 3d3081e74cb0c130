export default async (kept) => {
  const database = await new Promise((resolve, reject) => {
    const asked = indexedDB.open("coloretto", 1);
    const make = (name) => asked.result.createObjectStore(name);
    asked.onupgradeneeded = () => ["games", "days", "mistakes"].forEach(make);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  const transaction = database.transaction(["games", "days", "mistakes"], "readwrite");
  const keys = { games: "id", days: "date", mistakes: "id" };
  for (const [name, things] of Object.entries(kept))
    for (const thing of things) transaction.objectStore(name).put(thing, thing[keys[name]]);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
};
