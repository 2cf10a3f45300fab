// Runs before anything is drawn, so that a chosen theme, text size or language does not flash in later.
(function () {
  var root = document.documentElement;
  try {
    var chosen = JSON.parse(localStorage.getItem('spire.appearance') || '{}');
    var theme = chosen.theme === 'light' || chosen.theme === 'dark' ? chosen.theme : 'system';
    root.dataset.theme = theme;
    root.dataset.calm = String(chosen.isCalm === true);
    root.style.setProperty('--text-size', String((chosen.textSize || 100) / 100));
    if (theme !== 'system') root.style.colorScheme = theme;
    if (localStorage.getItem('spire.language') === 'en') root.lang = 'en';
  } catch {
    // Without storage the device's own wishes apply.
  }
})();
