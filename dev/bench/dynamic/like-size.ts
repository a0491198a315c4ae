import { bytesOf } from './burst';

/** Numbers of rows of the two lists from which the bytes per row are calculated. */
const FEW = 10;
const MANY = 110;

/** Returns the address of the list, `?rows=N`, whose HTML is closest to `bytes`. */
export async function likeSize(list: string, bytes: number): Promise<{ url: string }> {
  const [few, many] = [
    await bytesOf({ url: `${list}?rows=${FEW}` }),
    await bytesOf({ url: `${list}?rows=${MANY}` }),
  ];
  const row = (many - few) / (MANY - FEW);
  return { url: `${list}?rows=${Math.max(1, FEW + Math.round((bytes - few) / row))}` };
}
