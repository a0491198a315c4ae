import { Connection } from 'mongodb/lib/cmap/connection.js';
import { sharedState } from '@/lib/platform/core/shared-state';

const state = sharedState('closed connections', () => ({ fails: false }));

/**
 * Fails commands that wait to be written to a closed connection. The driver (mongodb 7.0 to 7.9) waits for the socket's `drain`
 * event without a time limit, but a closed socket never emits it. Without this patch, requests hung until the process ended, and
 * after a hung heartbeat, the service never reconnected to a restarted database.
 */
export function failOnClosedConnections(): void {
  if (state.fails) return;
  state.fails = true;
  const { cleanup } = Connection.prototype;
  Connection.prototype.cleanup = function (error) {
    const wasOpen = !this.closed;
    cleanup.call(this, error);
    if (!wasOpen) return;
    this.socket.write = () => {
      throw error;
    };
    this.socket.emit('error', error);
  };
}
