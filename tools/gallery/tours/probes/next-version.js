const worker = { postMessage() {}, state: "installed", addEventListener() {} };
const registration = {
  active: worker,
  waiting: worker,
  installing: null,
  addEventListener() {},
  async update() {},
};
const workers = {
  controller: worker,
  ready: new Promise(() => {}),
  addEventListener() {},
  async register() {
    return registration;
  },
  async getRegistration() {
    return registration;
  },
};
if (sessionStorage.getItem("next-version"))
  Object.defineProperty(Navigator.prototype, "serviceWorker", { value: workers, configurable: true });
