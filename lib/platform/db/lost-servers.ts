import { Topology } from 'mongodb/lib/sdam/topology.js';
import { sharedState } from '@/lib/platform/core/shared-state';
import { currentRequest } from '@/lib/platform/log/request-context';

const state = sharedState('lost servers', () => ({ fails: false }));

/**
 * Lets a request wait for a database server only once. After a wait has timed out, its later operations fail at once until a server is
 * found. Without this patch, an upload waited up to four times in a row: for its work, to abort, to try again and to clean up. Work
 * that a request starts and that outlives it has the same context, so a server that is found ends this.
 */
export function failOnLostServers(): void {
  if (state.fails) return;
  state.fails = true;
  const { selectServer } = Topology.prototype;
  Topology.prototype.selectServer = async function (...given) {
    const request = currentRequest();
    if (!request) return selectServer.apply(this, given);
    if (request.lostServer && !this.description.hasKnownServers) throw request.lostServer;
    try {
      const server = await selectServer.apply(this, given);
      request.lostServer = undefined;
      return server;
    } catch (error) {
      if (error instanceof Error && error.name === 'MongoServerSelectionError') request.lostServer = error;
      throw error;
    }
  };
}
