// After all story files: closes the browser of those that were visited in the test-runner's own process.

export default () => globalThis.storyBrowser?.close();
