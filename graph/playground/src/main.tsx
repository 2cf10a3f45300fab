import 'graphiql/style.css';
import './playground.css';
import './workers.ts';
import { createRoot } from 'react-dom/client';
import { Playground } from './Playground.tsx';
import { findSessionKey } from './session.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the playground');
createRoot(root).render(<Playground sessionKey={await findSessionKey()} />);
