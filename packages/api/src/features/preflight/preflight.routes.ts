// Serves the inspection of a build, for its editor and for pipelines, and the contents of a stored build.
import { getArchiveText, getBuildContents, runPreflight } from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { answerParts } from "../../platform/http/call/file-answer.ts";
import { route } from "../../platform/http/call/route.ts";
import { createHangUpSignal } from "../../platform/http/connection/hang-up.ts";
import { contentsOfBuild, textOfArchive } from "./contents/contents.rules.ts";
import { admitInspection, preflight } from "./preflight.rules.ts";
import { writing } from "./preflight.wire.ts";

export function preflightRoutes(app: App, context: Context): void {
  route(
    app,
    runPreflight,
    async ({ params, query, body, uploads, user, language, reply }) => {
      const findings = preflight(context, {
        target: params,
        form: body,
        uploads,
        user,
        language,
        onlyUploads: query.only_sent === 1,
        archiveFrom: query.archive_from,
        signal: createHangUpSignal(reply),
      });
      const { parts, report } = writing(findings);
      await answerParts(reply, "application/json", parts);
      return report();
    },
    ({ params, query, user }) => admitInspection(context, params, user, query.archive_from),
  );
  route(app, getBuildContents, ({ params, user, language, reply }) =>
    contentsOfBuild(context, { target: params, user, language, signal: createHangUpSignal(reply) }),
  );
  route(app, getArchiveText, ({ params, query: { path, from = 0 }, user, language, reply }) =>
    textOfArchive(
      context,
      { target: params, user, language, signal: createHangUpSignal(reply) },
      { path, from },
    ),
  );
}
