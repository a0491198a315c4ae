/** The parts of a MongoDB URI: scheme, credentials and hosts, database, options. */
const PARTS = /^mongodb(\+srv)?:\/\/([^/?#\s]+)(?:\/([^?#\s]*))?(?:\?([^#\s]*))?$/;

/** MongoDB's own databases. */
const ITS_OWN = ['admin', 'local', 'config'];

const RESERVED =
  'has a user or password that contains @ : / ? # or %: write these as %40 %3A %2F %3F %23 %25';

function hasReserved(uri: string): boolean {
  const [, rest = ''] = uri.split('://');
  const credentials = rest.slice(0, Math.max(0, rest.lastIndexOf('@')));
  if (/[@/?#]/.test(credentials) || credentials.split(':').length > 2) return true;
  try {
    decodeURIComponent(credentials);
    return false;
  } catch {
    return true;
  }
}

function optionProblem(name: string, value: string): string | undefined {
  const said = `${name}=${value}`;
  switch (name.toLowerCase()) {
    case 'w':
      if (!/^[01]$/.test(value)) return undefined;
      return `must not contain ${said}: a change counts once a majority of members has it. Remove it`;
    case 'j':
    case 'journal':
      if (value !== 'false') return undefined;
      return `must not contain ${said}: a change counts once it is on disk. Remove it`;
    case 'readpreference':
      if (value === 'primary') return undefined;
      return `must not contain ${said}: reads must see the latest changes. Remove it`;
    default:
      return undefined;
  }
}

/** Returns the reason why a MongoDB URI cannot be used, worded to follow the setting's name. Never includes the user or the password. */
export function mongodbUriProblem(uri: string): string | undefined {
  if (!/^mongodb(\+srv)?:\/\/\S/.test(uri)) {
    return 'must be an address that starts with mongodb:// or mongodb+srv://';
  }
  if (hasReserved(uri)) return RESERVED;
  const parts = PARTS.exec(uri);
  if (!parts) return 'is not a MongoDB address, such as mongodb://host:27017/mwanzo';
  const [, , , database = '', options = ''] = parts;
  if (database === '') return 'has no database name: add it after the hosts, as in mongodb://host/mwanzo';
  if (ITS_OWN.includes(database))
    return `uses the database ${database}, which MongoDB reserves: choose another name`;
  const given = [...new URLSearchParams(options)];
  return given.map(([name, value]) => optionProblem(name, value)).find((problem) => problem !== undefined);
}

interface Servers {
  /** `mongodb+srv://`: the name of a service, whose hosts the DNS lists. TLS is the default. */
  isService: boolean;
  /** Without ports. */
  hosts: string[];
  options: URLSearchParams;
}

/** Returns the servers that a MongoDB URI names. Never includes the user or the password. */
export function mongodbServers(uri: string): Servers {
  const [, service, authority = '', , options = ''] = PARTS.exec(uri) ?? [];
  const hosts = authority.slice(authority.lastIndexOf('@') + 1).split(',');
  return {
    isService: service !== undefined,
    hosts: hosts.map((host) => host.replace(/:\d+$/, '')),
    options: new URLSearchParams(options),
  };
}
