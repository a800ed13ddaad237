// The figures that the server's part of `npm run bench` reports; the console's part writes the page.
/**
 * Microseconds of CPU per request: of the server, of a bare HTTP server, and of the bare driver without and with
 * prepared statements.
 */
export interface CpuFigures {
  readonly server: number;
  /** The server's, when all requests come from one user. */
  readonly oneUser: number;
  readonly http: number;
  readonly bare: number;
  readonly prepared: number;
}

export interface ServerFigures {
  /** Milliseconds until the first response. */
  readonly start: { readonly server: number[]; readonly bare: number[] };
  /** Resident memory in MB. */
  readonly resident: number;
  /** Duration in seconds; `memory` is the increase in MB. */
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
    /**
     * Seconds from the request to the first finding, to the first finding of the request with the whole archive, and to
     * the last.
     */
    readonly first: number[];
    readonly whole: number[];
    readonly all: number[];
    /** Increase of memory in MB; shared pages count once in `memory`, and for each process in `resident`. */
    readonly memory: number[];
    readonly resident: number[];
  }[];
  readonly archiveMB: number;
}
