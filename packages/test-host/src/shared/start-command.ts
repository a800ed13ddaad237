// The command that starts the console at an address so that this host may frame it.

/** The port of a console that is started without PORT. */
const usualPort = "4400";

export function startCommand(address: string, hostOrigin: string): string {
  const { hostname, port } = new URL(address);
  const isHere = ["localhost", "127.0.0.1"].includes(hostname);
  const where = isHere && port !== "" && port !== usualPort ? `PORT=${port} ` : "";
  return `${where}HOST_ORIGINS=${hostOrigin} npm start`;
}
