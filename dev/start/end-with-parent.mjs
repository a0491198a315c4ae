// Loaded into a build so that it ends with the process that asked for it, even when that one is killed.
if (process.env.MWANZO_BUILD_FOR === String(process.ppid)) {
  process.on('disconnect', () => process.exit(1));
  process.channel?.unref();
}
