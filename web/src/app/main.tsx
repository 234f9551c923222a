import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import './app.css';
import { preload } from './preload';
import { passOnNonce } from '../lib/nonce';
import { reloadAfterDeploy } from '../lib/reload-after-deploy';
import { watchTheme } from '../lib/theme';

passOnNonce();
preload(location.pathname);
watchTheme();
reloadAfterDeploy();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
