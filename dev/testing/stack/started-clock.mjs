/** Loaded before anything else by a process of the tests: its clock begins at CLOCK_START and runs on from there. */
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
