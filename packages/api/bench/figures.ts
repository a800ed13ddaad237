// What the server's part of `npm run bench` tells; the page is written by the console's part.
/** Microseconds a request: of the server, of a bare HTTP server, of the bare driver, and of that with prepared statements. */
export interface CpuFigures {
  readonly server: number;
  /** The server's, when all requests are of one user. */
  readonly oneUser: number;
  readonly http: number;
  readonly bare: number;
  readonly prepared: number;
}

export interface ServerFigures {
  /** Milliseconds until it answers. */
  readonly start: { readonly server: number[]; readonly bare: number[] };
  /** MB. */
  readonly resident: number;
  /** Seconds, and MB above what it held before. */
  readonly upload: {
    readonly server: number[];
    readonly bare: number[];
    readonly memory: number[];
  };
  readonly uploadMB: number;
}

export interface PreflightFigures {
  readonly kinds: readonly {
    readonly kind: string;
    /** Seconds from the request to the first finding, to the first of the whole archive alone, and to the last. */
    readonly first: number[];
    readonly whole: number[];
    readonly all: number[];
    /** MB above what was held before, pages that processes share counted once, and twice. */
    readonly memory: number[];
    readonly resident: number[];
  }[];
  readonly archiveMB: number;
}
