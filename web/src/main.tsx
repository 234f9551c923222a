import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import './app/app.css';
import { preload } from './app/preload';
import { passOnNonce } from './lib/nonce';
import { reloadAfterDeploy } from './lib/reload-after-deploy';
import { watchTheme } from './lib/theme';

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
