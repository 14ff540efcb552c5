/**
 * Preloaded into the servers that `npm start` starts: when their parent is gone, however it went, they end as well,
 * so that a killed start leaves no port taken.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
