// Loaded into a server under test: on the first SIGUSR2 a promise fails that nobody waits for, on the next one an
// exception is thrown that nobody catches.

process.once("SIGUSR2", () => {
  process.on("SIGUSR2", () => {
    throw new Error("thrown on purpose");
  });
  void Promise.reject(new Error("rejected on purpose"));
});
