// Requests uncached pages on 300 connections from one address, until its parent process disconnects. Every second, reports the number of
// responses by status.
import { Agent, get } from 'node:http';

const [appUrl, connections, address] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const PATHS = ['/internships?q=', '/api/internships?q=', '/api/internships/suggest?q=', '/employers?q='];
const statuses = {};
let count = 0;

function ask() {
  const path = `${PATHS[count % PATHS.length]}${Math.random().toString(36).slice(2)}`;
  count += 1;
  const request = get(
    new URL(path, appUrl),
    { agent, headers: { 'X-Forwarded-For': address } },
    (response) => {
      statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1;
      response.resume();
      response.once('close', ask);
    },
  );
  request.once('error', () => setTimeout(ask, 100));
}

for (let started = 0; started < Number(connections); started += 1) ask();
setInterval(() => process.send({ ...statuses }), 1_000);
process.once('disconnect', () => process.exit());
