import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {SavedFile} from './Run';
import styles from './frame.module.css';

/** The files that a program saved, to view and to download from memory. */
export default function SavedFiles({files}: {readonly files: readonly SavedFile[]}): ReactNode {
  return files.map((file) => <Saved key={file.name} file={file} />);
}

function Saved({file}: {readonly file: SavedFile}): ReactNode {
  const address = useDataAddress(file);
  const {name} = file;
  const alt = translate({id: 'run.picture', message: '{name}, drawn by the mock server'}, {name});
  const words = translate({id: 'run.download', message: 'Download {name}'}, {name});
  if (address === undefined) return null;
  return (
    <figure className={clsx(styles.file)}>
      {name.endsWith('.png') && <img src={address} alt={alt} width={192} height={192} />}
      <figcaption>
        {/* oxlint-disable-next-line react/forbid-elements -- a file in memory, which no route knows */}
        <a href={address} download={name}>
          {words}
        </a>
      </figcaption>
    </figure>
  );
}

/** Returns the file as a data URL, from which the content security policy allows images; undefined until it is read. */
function useDataAddress({name, bytes}: SavedFile): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const type = name.endsWith('.png') ? 'image/png' : 'application/octet-stream';
    const reader = new FileReader();
    reader.onload = () => typeof reader.result === 'string' && setAddress(reader.result);
    reader.readAsDataURL(new Blob([bytes], {type}));
  }, [name, bytes]);
  return address;
}
