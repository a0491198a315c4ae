import { bytesOf } from './burst';

/** Rows of the two lists whose difference gives the bytes of a row. */
const FEW = 10;
const MANY = 110;

/** The address of the list, `?rows=N`, whose HTML comes closest to so many bytes. */
export async function likeSize(list: string, bytes: number): Promise<{ url: string }> {
  const [few, many] = [
    await bytesOf({ url: `${list}?rows=${FEW}` }),
    await bytesOf({ url: `${list}?rows=${MANY}` }),
  ];
  const row = (many - few) / (MANY - FEW);
  return { url: `${list}?rows=${Math.max(1, FEW + Math.round((bytes - few) / row))}` };
}
