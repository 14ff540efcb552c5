/**
 * Preloaded into the servers that `npm start` starts: ends the process when its parent has gone, so that no port stays
 * taken.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
