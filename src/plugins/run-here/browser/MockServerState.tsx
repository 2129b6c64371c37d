import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import Badge from '@site/src/components/Badge';
import type {App as AppRecord} from '../../../../sandbox/state';
import Faults from './Faults';
import {startOver, stopAllApps, useSession} from './session';
import {billing} from './words';
import styles from './frame.module.css';

/** How many of the latest jobs of an app are listed; earlier ones are only counted. */
const SHOWN_JOBS = 4;

/** The state of the mock server in this tab, and the actions that a reader can take on it. */
export default function MockServerState(): ReactNode {
  const {snapshot} = useSession();
  const apps = snapshot?.apps ?? [];
  const label = translate({id: 'run.state', message: 'The mock server in this tab'});
  return (
    <section aria-label={label} className={clsx(styles.state)}>
      <p className={clsx(styles.plain)}>
        <strong>{label}</strong>{' '}
        <Translate id="run.notTheService">
          is not the service: nothing is sent, and it costs nothing. Time passes while a program
          runs, 20 times faster.
        </Translate>
      </p>
      {apps.length === 0 ? (
        <p className={clsx(styles.note)}>
          <Translate id="run.noApps">There are no apps.</Translate>
        </p>
      ) : (
        <ul className={clsx(styles.apps)}>
          {apps.map((app) => (
            <App key={app.id} app={app} />
          ))}
        </ul>
      )}
      <div className={clsx(styles.actions)}>
        <span className={clsx(styles.billing)}>{billing(apps)}</span>
        <button
          type="button"
          className={clsx(styles.button)}
          onClick={stopAllApps}
          disabled={apps.every(({activeWorkers}) => activeWorkers === 0)}
        >
          <Translate id="run.stopAll">Stop all apps</Translate>
        </button>
        <button type="button" className={clsx(styles.button)} onClick={startOver}>
          <Translate id="run.startOver">Start over</Translate>
        </button>
      </div>
      <Faults />
    </section>
  );
}

function App({app: {name, id, status, jobs}}: {readonly app: AppRecord}): ReactNode {
  const hidden = jobs.length - SHOWN_JOBS;
  return (
    <li>
      <span className={clsx(styles.app)}>
        <span>
          <Translate id="run.app" values={{name: <strong>{name}</strong>}}>
            {'App {name}'}
          </Translate>
        </span>
        <Badge>{status}</Badge>
        <code>{id.slice(0, 8)}</code>
      </span>
      {jobs.slice(-SHOWN_JOBS).map((job) => (
        <span key={job.id} className={clsx(styles.app, styles.job)}>
          <Translate id="run.job">Job</Translate>
          <Badge>{job.status}</Badge>
          <code>{job.id.slice(0, 8)}</code>
        </span>
      ))}
      {hidden > 0 && (
        <span className={clsx(styles.job)}>
          <Translate id="run.moreJobs" values={{hidden}}>
            {'and {hidden} earlier jobs'}
          </Translate>
        </span>
      )}
    </li>
  );
}
