// Lists tests that failed and then passed on a retry, in Playwright's format, so that test.mjs finds them.
import { relative } from "node:path";

/** A Vitest reporter. */
export default class {
  names = [];

  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const [error] = test.result().errors ?? [];
    const name = `${relative(process.cwd(), test.module.moduleId)} › ${test.fullName}: ${error?.message}`;
    this.names.push(name.replaceAll(/\s+/g, " "));
  }

  onTestRunEnd() {
    if (this.names.length > 0)
      console.log(`  ${this.names.length} flaky\n    ${this.names.join("\n    ")}`);
  }
}
