// Runs after all story files: closes the browser if the stories were visited in the test-runner's own process.

export default () => globalThis.storyBrowser?.close();
