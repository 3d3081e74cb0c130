// `isFull`: each write fails, as when the storage is full. `databases`: the open connections.
window.isFull = false;
window.databases = [];
const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (...row) {
  const request = put.apply(this, row);
  if (isFull) this.transaction.abort();
  return request;
};
const { open } = IDBFactory.prototype;
IDBFactory.prototype.open = function (...name) {
  const request = open.apply(this, name);
  request.addEventListener("success", () => databases.push(request.result));
  return request;
};
