// Creates a role with only the privileges that Mwanzo needs, and a user with this role. As an administrator of the database:
//   mongosh "mongodb://admin@db.example/admin" docs/mongodb-role.js
// Then: MONGODB_URI=mongodb://mwanzo:PASSWORD@db.example/mwanzo?replicaSet=…&tls=true
// The tests compare it with the commands that Mwanzo sends. On Atlas: Database Access, Custom Roles, with these actions.

const name = 'mwanzo';
const database = db.getSiblingDB(name);

database.createRole({
  role: 'mwanzo',
  privileges: [
    {
      // Changes made on other nodes drop cached pages and update the search index.
      resource: { db: name, collection: 'internships' },
      actions: ['changeStream', 'find'],
    },
    {
      // Synonyms that an administrator added on another node.
      resource: { db: name, collection: 'synonyms' },
      actions: ['changeStream', 'find'],
    },
    {
      // Employers whose name, logo or verification changed on another node.
      resource: { db: name, collection: 'employers' },
      actions: ['changeStream', 'find'],
    },
    {
      // The tagline, colour, logo and links of the site.
      resource: { db: name, collection: 'sitesettings' },
      actions: ['changeStream', 'find'],
    },
    {
      resource: { db: name, collection: '' },
      actions: [
        'find',
        'insert',
        'update',
        'remove',
        // npm run migrate: missing collections and indexes.
        'createCollection',
        'createIndex',
        'listCollections',
        'listIndexes',
        // npm run migrate -- --finish
        'dropIndex',
        // npm run backup: the size of the data
        'dbStats',
      ],
    },
  ],
  roles: [],
});

database.createUser({ user: 'mwanzo', pwd: passwordPrompt(), roles: ['mwanzo'] });
