/** File systems by their Linux number (statfs(2)). Unlisted ones count as local disks. */

type Kind = { name: string; why: string };

const LOCKS = "SQLite puede perder datos en una carpeta de red";

/** Network file systems, on which a database is not safe. */
export const UNSAFE: ReadonlyMap<number, Kind> = new Map([
  [0x6969, { name: "NFS", why: LOCKS }],
  [0x517b, { name: "SMB", why: LOCKS }],
  [0xff534d42, { name: "CIFS", why: LOCKS }],
  [0xfe534d42, { name: "SMB2", why: LOCKS }],
  [0x5346414f, { name: "AFS", why: LOCKS }],
  [0x00c36400, { name: "Ceph", why: LOCKS }],
  [
    0x01021997,
    { name: "9P", why: "es una carpeta compartida por una máquina virtual, y SQLite puede perder datos en ella" },
  ],
  [0x65735546, { name: "FUSE", why: "lo que hay detrás no promete los bloqueos que SQLite necesita" }],
]);

/** File systems in memory, whose data do not last. */
export const PASSING: ReadonlyMap<number, Kind> = new Map([
  [0x01021994, { name: "tmpfs", why: "está en memoria y se pierde al reiniciar la máquina" }],
  [0x794c7630, { name: "overlay", why: "es el disco del propio contenedor y se pierde al reemplazarlo" }],
]);
