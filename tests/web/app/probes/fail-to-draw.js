const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "dataset");
const set = (target, name, value) => {
  if (name === "engine" && value === "ready") throw new Error("the page cannot be drawn");
  return Reflect.set(target, name, value);
};
Object.defineProperty(HTMLElement.prototype, "dataset", {
  get() {
    const dataset = get.call(this);
    return this === document.documentElement ? new Proxy(dataset, { set }) : dataset;
  },
});
