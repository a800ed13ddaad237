// Test files share a process. After one has rendered as the server does, React warns in all later files, thousands of
// times each, that two renderers use the same context. This filter is loaded once for all of them.
const { error } = console;

Object.assign(console, {
  error: (...parts: unknown[]) => {
    if (!String(parts[0]).startsWith("Detected multiple renderers concurrently")) error(...parts);
  },
});
