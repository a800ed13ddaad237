// Files share a process: where one has rendered as the server does, React says of each provider in all that follow that two
// renderers used it, thousands of times a file. Loaded once for all of them.
const { error } = console;

Object.assign(console, {
  error: (...parts: unknown[]) => {
    if (!String(parts[0]).startsWith("Detected multiple renderers concurrently")) error(...parts);
  },
});
