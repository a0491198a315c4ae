// Preloaded into a build, so that the build ends with its parent process, even if the parent is killed.
if (process.env.MWANZO_BUILD_FOR === String(process.ppid)) {
  process.on('disconnect', () => process.exit(1));
  process.channel?.unref();
}
