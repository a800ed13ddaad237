// The app is index.html; host.html is only for your machine and is not built.
export default {
  // Relative URLs, so that the app can be in any folder of a server.
  base: "./",
  build: { target: "es2022" },
};
