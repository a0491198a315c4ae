import { startSmallApp, type SmallApp } from '../small-app';
import { bytesOf, type Asked } from './burst';

/**
 * Pages that are rendered per request without queries: a list, and the JSON that was last posted. A row of the list has a
 * link, plain text, a time, a tag and a button.
 */
const FILES = {
  'app/json/route.js': `export const dynamic = 'force-dynamic';
let answer = {};
export const POST = async (request) => Response.json((answer = await request.json()));
export const GET = () => Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } });
`,
  'app/list/page.jsx': `const COLUMNS = ['Name', 'Phone', 'Status', 'Created', 'Actions'];
const Row = ({ number }) => (
  <tr>
    <th scope="row"><a href={'/list/' + number}>Person number {number}</a></th>
    <td data-label="Phone">070000{number}</td>
    <td data-label="Status"><span className="tag">Active</span></td>
    <td data-label="Created"><time dateTime="2026-01-05T09:00:00.000Z">5 January 2026</time></td>
    <td data-label="Actions"><button type="button" className="button">Delete</button></td>
  </tr>
);
export default async function Page({ searchParams }) {
  const { rows = '10' } = await searchParams;
  return (
    <main>
      <h1>People</h1>
      <table>
        <thead><tr>{COLUMNS.map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{Array.from({ length: Number(rows) }, (_, at) => <Row key={at} number={1000 + at} />)}</tbody>
      </table>
    </main>
  );
}
`,
};

/** Serves a list and JSON, built with this repository's Next.js. */
export const startFloorPages = (): Promise<SmallApp> => startSmallApp('floor-pages', FILES);

/** Numbers of rows of the two lists from which the bytes per row are calculated. */
const FEW = 10;
const MANY = 110;

/** Returns the address of the list, `?rows=N`, whose HTML is closest to `bytes`. */
export async function likeSize(list: string, bytes: number): Promise<Asked> {
  const [few, many] = [
    await bytesOf({ url: `${list}?rows=${FEW}` }),
    await bytesOf({ url: `${list}?rows=${MANY}` }),
  ];
  const row = (many - few) / (MANY - FEW);
  return { url: `${list}?rows=${Math.max(1, FEW + Math.round((bytes - few) / row))}` };
}
