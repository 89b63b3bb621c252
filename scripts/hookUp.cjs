// Lets git format and lint what is committed. CI and unpacked archives have nothing to hook up to.
const { execFileSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..');
if (!process.env.CI && existsSync(path.join(root, '.git'))) {
  try {
    execFileSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: root, stdio: 'ignore' });
  } catch {
    // No git, or a read-only checkout: commits are checked by CI alone.
  }
}
