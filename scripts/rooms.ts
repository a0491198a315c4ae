import { circlesOf, readRoomGraph } from '@/dev/checks/room-graph';
import { ROOMS } from '@/dev/checks/rooms.mjs';
import { ROOT } from '@/dev/start/build';

const graph = readRoomGraph(ROOT, ROOMS);
for (const [room, others] of graph) {
  const imports = [...others].map(([other, files]) => `${other.replace(/^lib\//, '')} ${files}`);
  console.log(`${room} ← ${imports.join(', ') || 'nothing'}`);
}
const circles = circlesOf(graph);
for (const circle of circles) console.log(`cycle: ${circle.join(', ')}`);
const rooms = new Set(ROOMS.map((room) => room.split('/')[1]));
console.log(`${rooms.size} rooms, ${ROOMS.length} sub-rooms, ${circles.length} cycles`);
process.exitCode = circles.length === 0 ? 0 : 1;
