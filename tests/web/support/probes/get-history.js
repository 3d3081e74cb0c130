export default async () => {
  const database = await new Promise((resolve) => {
    const asked = indexedDB.open("coloretto", 1);
    asked.onsuccess = () => resolve(asked.result);
  });
  const all = (name) =>
    new Promise((resolve) => {
      const asked = database.transaction(name).objectStore(name).getAll();
      asked.onsuccess = () => resolve(asked.result);
    });
  const kept = { games: await all("games"), days: await all("days"), mistakes: await all("mistakes") };
  database.close();
  return kept;
};
