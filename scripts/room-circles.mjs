// Rooms of the server know each other one way, for dependency-cruiser: no room leads back to itself through others.
// Tables are one schema whose keys go both ways, so they are left out, as are the files that put the rooms together.
export default {
  forbidden: [
    {
      name: "rooms of the server know each other one way",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: {
      path: ["\\.(tables|test)\\.ts$", "^packages/api/src/[^/]+\\.ts$", "^packages/api/test/"],
    },
  },
};
