// The app is index.html; host.html is for your machine and is not built.
export default {
  // Relative addresses: the app may stand in any folder of a server.
  base: "./",
  build: { target: "es2022" },
};
