import { describe, expect, it } from 'vitest';
import { isOnThisMachine } from './loopback';

describe('isOnThisMachine', () => {
  it.each([
    'mongodb://localhost/mwanzo',
    'mongodb://LOCALHOST:27017',
    'mongodb://127.0.0.1:27017/mwanzo?directConnection=true',
    'mongodb://127.3.2.1',
    'mongodb://[::1]:27017/mwanzo',
    'mongodb://user:secret@127.0.0.1:27017/mwanzo',
    'mongodb://localhost:27017,localhost:27018/mwanzo?replicaSet=rs0',
  ])('accepts %s', (uri) => expect(isOnThisMachine(uri)).toBe(true));

  it.each([
    'mongodb://db.mwanzo.example:27017/mwanzo',
    'mongodb+srv://localhost/mwanzo',
    'mongodb://localhost,db.mwanzo.example/mwanzo',
    'mongodb://localhost@db.mwanzo.example/mwanzo',
    'mongodb://127.0.0.1.mwanzo.example/mwanzo',
    'mongodb://10.0.0.1',
    'mongodb://db.mwanzo.example/localhost',
    'mongodb://',
    '',
  ])('rejects %s', (uri) => expect(isOnThisMachine(uri)).toBe(false));
});
