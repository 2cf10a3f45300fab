console.log('serve');
