export default async ([name, key]) => {
  const database = await new Promise((resolve) => {
    const asked = indexedDB.open("coloretto", 1);
    asked.onsuccess = () => resolve(asked.result);
  });
  const row = await new Promise((resolve) => {
    const asked = database.transaction(name).objectStore(name).get(key);
    asked.onsuccess = () => resolve(asked.result);
  });
  database.close();
  return row;
};
