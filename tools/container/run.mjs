// Proves the Containerfile where no container engine runs: its steps are done, one by one, in clean Debian roots (mmdebstrap and chroot);
// what comes of them is made an OCI image (umoci), unpacked again, and run as the image says. It needs root, mmdebstrap and umoci.
//
//   node tools/container/run.mjs [--keep FOLDER]
//
// What was kept is used again: the base, and the steps that need nothing of the repository.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeIgnore, parseCommand, parseContainerfile, parseVariables } from './containerfile.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const [option, kept] = process.argv.slice(2);
const folder = option === '--keep' ? kept : mkdtempSync(join(tmpdir(), 'cartagena-container-'));
mkdirSync(folder, { recursive: true });
const SUITES = { 'docker.io/library/debian:trixie-slim': 'trixie' };
/** Whom this machine trusts, for those behind a proxy of their own. Used by the steps, and not in the image. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const TRUSTED = '/etc/trusted-while-building.crt';
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const began = Date.now();

function say(text) {
  console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${text}`);
}

function run(program, parameters, options = {}) {
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    ...options,
  });
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

const extract = (tar, root) => run('tar', ['--extract', '--file', tar, '--directory', root, '--numeric-owner']);

/** A root as clean as a base image. */
function baseRoot(image) {
  const suite = SUITES[image];
  if (suite === undefined) throw new Error(`No root is known for ${image}.`);
  const tar = join(folder, `${suite}.tar`);
  if (!existsSync(tar)) run('mmdebstrap', ['--quiet', '--variant=minbase', suite, tar]);
  const root = mkdtempSync(join(folder, 'root-'));
  extract(tar, root);
  // As Debian's own images have it: what is lost with the machine is made again.
  writeFileSync(join(root, 'etc/dpkg/dpkg.cfg.d/docker-apt-speedup'), 'force-unsafe-io\n');
  // How names are resolved is the engine's business.
  cpSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'), { dereference: true });
  if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, join(root, TRUSTED), { dereference: true });
  return root;
}

/** Runs something in a root with /proc and /dev, and nothing else of this machine but its network. */
function inRoot({ root, env, cwd }, command) {
  const script = `mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && exec chroot "$1" sh -c 'cd "$0" && exec "$@"' "$2" sh -c "$3"`;
  run('unshare', ['--mount', '--', 'sh', '-c', script, 'sh', root, cwd, command], { env });
}

function copy(stages, { root, cwd }, rest) {
  const [, from, source, target] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(rest);
  const to = join(root, target === '.' ? cwd : target);
  mkdirSync(to, { recursive: true });
  if (from !== undefined)
    return cpSync(join(stages[from].root, source), to, { recursive: true, verbatimSymlinks: true });
  const isIgnored = makeIgnore(readFileSync(join(ROOT, '.containerignore'), 'utf8'));
  cpSync(ROOT, to, { recursive: true, verbatimSymlinks: true, filter: path => !isIgnored(relative(ROOT, path)) });
}

/** Runs a step; takes what it led to before, if everything until then was the same. */
function runOnce(stage, rest) {
  stage.steps.push(rest);
  const key = createHash('sha256').update(stage.steps.join('\n')).digest('hex').slice(0, 16);
  const tar = join(folder, `layer-${key}.tar`);
  if (existsSync(tar)) {
    rmSync(stage.root, { recursive: true, force: true });
    mkdirSync(stage.root);
    return extract(tar, stage.root);
  }
  inRoot(stage, rest);
  if (stage.isOfRepository) return;
  run('tar', ['--create', '--file', tar, '--directory', stage.root, '--numeric-owner', '.']);
}

/** Does what the file says; the last stage is the image. */
function build(file) {
  const stages = {};
  let stage;
  const DO = {
    FROM(rest) {
      const [image, , name = 'image'] = rest.split(' ');
      stage = {
        root: baseRoot(image),
        env: { PATH, HOME: '/root', NODE_EXTRA_CA_CERTS: TRUSTED },
        steps: [rest],
        config: { Env: [`PATH=${PATH}`] },
        cwd: '/',
      };
      stages[name] = stage;
    },
    WORKDIR(rest) {
      stage.cwd = rest;
      mkdirSync(join(stage.root, rest), { recursive: true });
    },
    COPY(rest) {
      stage.isOfRepository = true;
      stage.steps.push(Math.random());
      copy(stages, stage, rest);
    },
    RUN: rest => runOnce(stage, rest),
    ENV(rest) {
      Object.assign(stage.env, parseVariables(rest));
      stage.config.Env.push(...rest.split(/\s+/));
    },
    USER: rest => Object.assign(stage.config, { User: rest }),
    VOLUME: rest => Object.assign(stage.config, { Volume: rest }),
    EXPOSE: rest => Object.assign(stage.config, { Port: Number(rest) }),
    HEALTHCHECK: rest => Object.assign(stage.config, { Healthcheck: parseCommand(rest) }),
    CMD: rest => Object.assign(stage.config, { Cmd: parseCommand(rest) }),
  };
  for (const { word, rest } of parseContainerfile(readFileSync(file, 'utf8'))) {
    if (!Object.hasOwn(DO, word)) throw new Error(`The instruction ${word} is not known here.`);
    say(`${word} ${rest.length > 100 ? `${rest.slice(0, 100)}…` : rest}`);
    DO[word](rest);
  }
  rmSync(join(stage.root, TRUSTED), { force: true });
  return stages.image;
}

/** An image with the root as its one layer, and the root and its configuration as they come out of the image again. */
function throughImage({ root, config }) {
  const layout = join(folder, 'image');
  rmSync(layout, { recursive: true, force: true });
  const image = `${layout}:cartagena`;
  run('umoci', ['init', '--layout', layout]);
  run('umoci', ['new', '--image', image]);
  run('umoci', ['insert', '--image', image, root, '/']);
  const settings = [
    ...config.Env.flatMap(one => ['--config.env', one]),
    ...config.Cmd.flatMap(one => ['--config.cmd', one]),
    ...['--config.user', config.User, '--config.volume', config.Volume, '--config.exposedports', `${config.Port}/tcp`],
  ];
  run('umoci', ['config', '--image', image, ...settings]);
  const bundle = join(folder, 'bundle');
  rmSync(bundle, { recursive: true, force: true });
  run('umoci', ['unpack', '--image', image, bundle]);
  const { process } = JSON.parse(readFileSync(join(bundle, 'config.json'), 'utf8'));
  return { root: join(bundle, 'rootfs'), process, layout };
}

/** Runs the program of the image as its user, checks its health, and stops it. */
async function tryOut({ root, process: { args, env, user, cwd } }, healthcheck, port) {
  const identity = ['--userspec', `${user.uid}:${user.gid}`];
  const variables = Object.fromEntries(env.map(one => one.split(/=(.*)/s)));
  if (user.uid === 0) throw new Error('It must not run as root.');
  const script = `mount -t proc proc "$0/proc" && mount --bind /dev "$0/dev" && exec chroot ${identity.join(' ')} "$0" env --chdir="${cwd}" "$@"`;
  const child = spawn('unshare', ['--mount', '--', 'sh', '-c', script, root, ...args], {
    env: { ...variables, PORT: String(port) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (output += text));
  const exited = once(child, 'exit');
  const isAnswering = async path => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } }).catch(
      () => undefined,
    );
    return answer?.ok === true;
  };
  for (let tries = 0; !(await isAnswering('/healthz')); tries++) {
    if (tries > 600 || child.exitCode !== null) throw new Error(`It does not answer:\n${output}`);
    await pause(100);
  }
  say('GET /healthz answers');
  if (!(await isAnswering('/'))) throw new Error('There is no page.');
  say('GET / answers');
  const check = healthcheck.map(word => word.replace(':3000', `:${port}`));
  run('chroot', [...identity, root, ...check], { env: variables });
  say('the health check of the image succeeds');
  const games = statSync(join(root, 'data/cartagena.db'));
  if (games.uid !== user.uid) throw new Error('The games do not belong to its user.');
  child.kill('SIGTERM');
  const [code] = await exited;
  if (code !== 0) throw new Error(`It ended with ${code}:\n${output}`);
  say(`ran as user ${user.uid}, stored games in /data, and ended with code 0 on SIGTERM`);
}

const sizeOf = path =>
  `${Math.round(Number(run('du', ['--summarize', '--block-size=1', path]).split('\t')[0]) / 1e6)} MB`;

const image = build(join(ROOT, 'Containerfile'));
say(
  `the steps of the Containerfile succeeded: ${sizeOf(image.root)}, of them ${sizeOf(join(image.root, 'opt/cartagena'))} in /opt/cartagena`,
);
const unpacked = throughImage(image);
say(`an OCI image was made and unpacked again: ${sizeOf(unpacked.layout)} compressed`);
await tryOut(unpacked, image.config.Healthcheck, 3999);
if (option !== '--keep') rmSync(folder, { recursive: true, force: true });
