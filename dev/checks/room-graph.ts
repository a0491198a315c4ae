import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** Room → imported room → number of importing files. */
export type RoomGraph = Map<string, Map<string, number>>;

const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** Returns the room of a file: the deepest room that contains its path (from the repository's root). */
export const roomOf = (path: string, rooms: readonly string[]): string | undefined =>
  rooms.filter((room) => path.startsWith(`${room}/`)).sort((one, other) => other.length - one.length)[0];

function importsOf(root: string, file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('@/')) return [fileName.slice(2)];
    return fileName.startsWith('.') ? [relative(root, join(dirname(file), fileName))] : [];
  });
}

/** Reads the imports between rooms from all files except tests. `root` is the repository's root. */
export function readRoomGraph(root: string, rooms: readonly string[]): RoomGraph {
  const graph: RoomGraph = new Map(rooms.map((room) => [room, new Map()]));
  for (const room of rooms) {
    for (const file of filesIn(join(root, room))) {
      const imported = new Set(importsOf(root, file).map((path) => roomOf(path, rooms)));
      for (const other of imported) {
        if (other === undefined || other === room) continue;
        const counts = graph.get(room);
        counts?.set(other, (counts.get(other) ?? 0) + 1);
      }
    }
  }
  return graph;
}

/** Finds the cycles of a graph: sets of rooms that all import each other, directly or indirectly. */
export function circlesOf(graph: RoomGraph): string[][] {
  const reach = new Map([...graph.keys()].map((room) => [room, reachableFrom(room, graph)]));
  const circles = [...graph.keys()].map((room) =>
    [...graph.keys()].filter((other) => reach.get(room)?.has(other) && reach.get(other)?.has(room)),
  );
  const found = new Map(
    circles.filter((circle) => circle.length > 0).map((circle) => [circle.join(), circle]),
  );
  return [...found.values()];
}

function reachableFrom(start: string, graph: RoomGraph): Set<string> {
  const seen = new Set<string>();
  const open = [...(graph.get(start)?.keys() ?? [])];
  for (let room = open.pop(); room !== undefined; room = open.pop()) {
    if (seen.has(room)) continue;
    seen.add(room);
    open.push(...(graph.get(room)?.keys() ?? []));
  }
  return seen;
}
