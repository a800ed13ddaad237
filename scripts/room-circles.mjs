// Checks with dependency-cruiser that the server's rooms do not import each other in a circle, also through other
// rooms. Table files are left out, because they form one schema with foreign keys in both directions, and so are the
// files that assemble the rooms.
export default {
  forbidden: [
    {
      name: "rooms of the server import each other in one direction only",
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
      path: [
        "\\.(tables|test)\\.ts$",
        "^packages/api/src/(platform/)?[^/]+\\.ts$",
        "^packages/api/test/",
      ],
    },
  },
};
