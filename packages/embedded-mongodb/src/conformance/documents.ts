export const list = [
  { _id: 1, a: 3, b: { c: 1, d: 1 } },
  { _id: 2, a: 1, b: { c: 2, d: 2 } },
  { _id: 3, a: 2, b: { c: 3, d: 3 } },
];
