/** The page's entry. */
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')!).render(<h1>Blue Moon</h1>);
