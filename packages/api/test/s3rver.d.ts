// Types for the parts of @20minutes/s3rver that the tests use; the package has none.
declare module "@20minutes/s3rver" {
  interface Options {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { name: string; configs: readonly string[] }[];
  }
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}

declare module "@20minutes/s3rver/lib/signature/v4.js" {
  interface Request {
    readonly querystring: string;
  }
  const v4: { getStringToSign: (request: Request, signature: object) => string };
  export default v4;
}
