export default async () => {
  const database = await new Promise((resolve) => {
    const request = indexedDB.open("coloretto");
    request.onsuccess = () => resolve(request.result);
  });
  const all = (name) =>
    new Promise((resolve) => {
      const request = database.transaction(name).objectStore(name).getAll();
      request.onsuccess = () => resolve(request.result);
    });
  const history = { games: await all("games"), days: await all("days"), mistakes: await all("mistakes") };
  database.close();
  return history;
};
