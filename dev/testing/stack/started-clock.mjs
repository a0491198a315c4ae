/** Preloaded into a test process. Its clock starts at CLOCK_START and runs from there. */
const RealDate = Date;
const shift = Date.parse(process.env.CLOCK_START ?? '') - RealDate.now();
const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
RealDate.prototype.constructor = globalThis.Date;
