import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SearchIcon from './SearchIcon';
import styles from './styles.module.css';

export type Props = {
  readonly onChoose: (query: string) => void;
};

/** Common searches, shown instead of results while the input is empty. */
export default function Suggestions({onChoose}: Props): ReactNode {
  const queries = translate({
    id: 'search.suggestions',
    message:
      'Save an image\nWait for a job\nStop paying\nUse an OpenAI client\n403 invalid API key\nTry without an account',
  });
  return (
    <div className={styles.suggestions}>
      <p className={styles.groupTitle}>
        <Translate id="search.try">Try a search</Translate>
      </p>
      {queries.split('\n').map((query) => (
        <button
          className={styles.suggestion}
          key={query}
          onClick={() => onChoose(query)}
          type="button"
        >
          <SearchIcon />
          {query}
        </button>
      ))}
    </div>
  );
}
